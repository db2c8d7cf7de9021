-- Drives `sci lsp` from Neovim without a screen, with the configuration of ../lsp/sci.lua: editors/vim/test/run BINARY.
-- It needs what Neovim has had since 0.7, so that the Neovim of a distribution is enough.

local failures = 0

-- What is waited for, and how long at most.
local function wait(what, body)
  if not vim.wait(10000, body, 20) then error('no ' .. what .. ' within 10 seconds') end
end

local function expect(what, found, expected)
  if vim.deep_equal(found, expected) then return end
  failures = failures + 1
  io.stderr:write(what .. ':\n  found    ' .. vim.inspect(found) .. '\n  expected ' .. vim.inspect(expected) .. '\n')
end

local function test()
  local configuration = dofile(vim.env.SCI_EDITORS .. '/vim/lsp/sci.lua')
  configuration.cmd[1] = vim.env.SCI_BINARY
  configuration.root_dir = vim.fn.getcwd()

  vim.cmd('edit ' .. vim.env.SCI_FOLDER .. '/budget.sci')
  local buffer = vim.api.nvim_get_current_buf()
  expect('file type', vim.bo.filetype, 'sci')
  local client = vim.lsp.start_client(configuration)
  vim.lsp.buf_attach_client(buffer, client)
  wait('server', function() return vim.lsp.buf_get_clients(buffer)[client] ~= nil end)

  local function request(method, parameters)
    local answers, problem = vim.lsp.buf_request_sync(buffer, method, parameters, 10000)
    if not answers then error(method .. ': ' .. tostring(problem)) end
    for _, answer in pairs(answers) do
      if answer.err then error(method .. ': ' .. vim.inspect(answer.err)) end
      return answer.result
    end
  end
  local document = { uri = vim.uri_from_bufnr(buffer) }
  local everything = { start = { line = 0, character = 0 }, ['end'] = { line = 1000, character = 0 } }
  local function hints()
    local labels = {}
    for _, hint in ipairs(request('textDocument/inlayHint', { textDocument = document, range = everything })) do
      table.insert(labels, hint.position.line + 1 .. ' ' .. hint.label)
    end
    return labels
  end
  local function diagnostics()
    local found = {}
    for _, diagnostic in ipairs(vim.diagnostic.get(buffer)) do
      table.insert(found, diagnostic.lnum + 1 .. ':' .. diagnostic.col .. ' ' .. diagnostic.message)
    end
    return found
  end
  local function set(first, last, lines) vim.api.nvim_buf_set_lines(buffer, first, last, true, lines) end

  expect('results', hints(), { '1 = 1200', '3 = 1299' })
  wait('error', function() return #vim.diagnostic.get(buffer) == 1 end)
  expect('errors', diagnostics(), { '4:0 unknown function `sqt`\ndid you mean `sqr` or `sqrt`?' })

  -- Since 0.10, Neovim shows results and colours by itself.
  if vim.lsp.inlay_hint then
    vim.lsp.inlay_hint.enable(true, { bufnr = buffer })
    local function shown() return vim.lsp.inlay_hint.get({ bufnr = buffer }) end
    wait('inlay hints', function() return #shown() == 2 end)
    expect('inlay hint', shown()[2].inlay_hint.label, '= 1299')
    vim.lsp.semantic_tokens.start(buffer, client)
    wait('semantic tokens', function() return vim.lsp.semantic_tokens.get_at_pos(buffer, 2, 0) ~= nil end)
    expect('semantic token', vim.lsp.semantic_tokens.get_at_pos(buffer, 2, 7)[1].type, 'number')
  end

  -- A change takes effect, in a line with characters of several bytes.
  set(3, 4, { 'größe = 2 # 😀', 'größe^10 => 1025' })
  expect('results of a change', hints(), { '1 = 1200', '3 = 1299', '4 = 2' })
  wait('warning', function()
    local found = vim.diagnostic.get(buffer)
    return #found == 1 and found[1].severity == vim.diagnostic.severity.WARN
  end)

  -- The action mends the line.
  local line = { start = { line = 4, character = 0 }, ['end'] = { line = 4, character = 0 } }
  local actions = request('textDocument/codeAction', {
    textDocument = document, range = line, context = { diagnostics = {}, only = { 'quickfix' } },
  })
  expect('action', actions[1] and actions[1].title, 'Write the result')
  local encoding = vim.lsp.get_client_by_id(client).offset_encoding
  vim.lsp.util.apply_workspace_edit(actions[1].edit, encoding)
  expect('mended line', vim.api.nvim_buf_get_lines(buffer, 4, 5, true), { 'größe^10 => 1024' })
  wait('no more warnings', function() return #vim.diagnostic.get(buffer) == 0 end)

  local hover = request('textDocument/hover', { textDocument = document, position = { line = 2, character = 0 } })
  expect('help', hover.contents.value:match('defined in line 1: 1200'), 'defined in line 1: 1200')

  set(5, -1, { 'sqr' })
  local list = request('textDocument/completion', { textDocument = document, position = { line = 5, character = 3 } })
  expect('completion', list.items[1].label, 'sqrt')
  set(5, 6, { 'nCr(5; ' })
  local help = request('textDocument/signatureHelp', { textDocument = document, position = { line = 5, character = 7 } })
  expect('parameters', { help.signatures[1].label, help.activeParameter }, { 'nCr(n; k)', 1 })

  vim.lsp.stop_client(client)
  wait('end of the server', function() return vim.lsp.client_is_stopped(client) end)
end

local succeeded, problem = pcall(test)
if not succeeded then
  failures = failures + 1
  io.stderr:write(problem .. '\n')
end
vim.cmd(failures == 0 and 'qall!' or 'cquit!')
