// Copies the grammar that other editors read too to where a package can hold it; `vsce package` runs this.
'use strict'

const fs = require('fs')
const path = require('path')

const folder = path.join(__dirname, 'syntaxes')
fs.mkdirSync(folder, { recursive: true })
fs.copyFileSync(path.join(__dirname, '..', 'sci.tmLanguage.json'), path.join(folder, 'sci.tmLanguage.json'))
