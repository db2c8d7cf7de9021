// Runs client.js with stand-ins for the editor and its library, and checks what package.json names: node editors/vscode/test.js
'use strict'

const assert = require('assert')
const fs = require('fs')
const Module = require('module')
const path = require('path')

const settings = { command: '/opt/sci', angles: 'radians', markdown: true }
const said = []
const commands = {}
const clients = []
let listener
let isBroken = false

class LanguageClient {
  constructor(id, name, server, options) {
    Object.assign(this, { id, name, server, options, running: false })
    clients.push(this)
  }
  async start() {
    if (isBroken) throw new Error('ENOENT')
    this.running = true
  }
  async stop() { this.running = false }
  isRunning() { return this.running }
}

const stands = {
  vscode: {
    workspace: {
      getConfiguration: (name) => ({ get: (key) => (assert.equal(name, 'sci'), settings[key]) }),
      onDidChangeConfiguration: (body) => ((listener = body), {}),
    },
    window: { showErrorMessage: (words) => said.push(words) },
    commands: { registerCommand: (name, body) => ((commands[name] = body), {}) },
  },
  'vscode-languageclient/node': { LanguageClient, TransportKind: { stdio: 0 } },
}
const load = Module._load
Module._load = (name, ...others) => stands[name] ?? load(name, ...others)

async function main() {
  const client = require('./client.js')
  const context = { subscriptions: [] }
  await client.activate(context)
  assert.equal(context.subscriptions.length, 2)
  assert.equal(clients[0].server.command, '/opt/sci')
  assert.deepEqual(clients[0].server.args, ['lsp', '--radians'])
  assert.deepEqual(clients[0].options.documentSelector, [{ language: 'sci' }, { language: 'markdown' }])
  assert(clients[0].running)

  settings.markdown = false
  await listener({ affectsConfiguration: (name) => name === 'sci' })
  assert(!clients[0].running && clients[1].running)
  assert.deepEqual(clients[1].options.documentSelector, [{ language: 'sci' }])
  await listener({ affectsConfiguration: () => false })
  assert.equal(clients.length, 2)

  isBroken = true
  await commands['sci.restart']()
  assert.match(said[0], /`\/opt\/sci lsp` does not start.*ENOENT/)
  await client.deactivate()
  assert(clients.every((client) => !client.running))

  require('./grammar.js')
  const description = JSON.parse(fs.readFileSync(path.join(__dirname, 'package.json'), 'utf8'))
  const { grammars, languages, configuration, commands: offered } = description.contributes
  const files = [...grammars.map((grammar) => grammar.path), ...languages.map((language) => language.configuration)]
  for (const file of files) {
    const content = JSON.parse(fs.readFileSync(path.join(__dirname, file), 'utf8'))
    assert(typeof content === 'object', file)
  }
  assert.deepEqual(
    grammars.map((grammar) => grammar.scopeName),
    grammars.map((grammar) => JSON.parse(fs.readFileSync(path.join(__dirname, grammar.path), 'utf8')).scopeName))
  assert.deepEqual(Object.keys(configuration.properties), Object.keys(settings).map((key) => `sci.${key}`))
  assert.deepEqual(offered.map((command) => command.command), Object.keys(commands))
  console.log('lsptest: the extension of Visual Studio Code starts `sci lsp` as its settings say')
}

main().catch((error) => {
  console.error(error)
  process.exit(1)
})
