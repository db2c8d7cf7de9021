-- How Neovim starts the language server: `vim.lsp.enable('sci')` since 0.11; see Documentation/editors.md.
return {
  name = 'sci',
  cmd = { 'sci', 'lsp' },
  filetypes = { 'sci', 'markdown' },
}
