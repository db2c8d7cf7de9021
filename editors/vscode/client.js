// Starts `sci lsp` for documents of calculations, and stops it. All else is the server's: see Documentation/editors.md.
'use strict'

const vscode = require('vscode')
const { LanguageClient, TransportKind } = require('vscode-languageclient/node')

let client

function makeClient() {
  const settings = vscode.workspace.getConfiguration('sci')
  const server = {
    command: settings.get('command'),
    args: ['lsp', `--${settings.get('angles')}`],
    transport: TransportKind.stdio,
  }
  const languages = settings.get('markdown') ? ['sci', 'markdown'] : ['sci']
  return new LanguageClient('sci', 'sci', server, {
    documentSelector: languages.map((language) => ({ language })),
  })
}

async function start() {
  client = makeClient()
  try {
    await client.start()
  } catch (error) {
    const command = vscode.workspace.getConfiguration('sci').get('command')
    vscode.window.showErrorMessage(
      `sci: \`${command} lsp\` does not start. Install sci, or set sci.command to its path. (${error.message})`)
  }
}

async function stop() {
  const last = client
  client = undefined
  if (last?.isRunning()) await last.stop()
}

async function restart() {
  await stop()
  await start()
}

exports.activate = async (context) => {
  context.subscriptions.push(
    vscode.commands.registerCommand('sci.restart', restart),
    vscode.workspace.onDidChangeConfiguration((event) => event.affectsConfiguration('sci') && restart()))
  await start()
}

exports.deactivate = stop
