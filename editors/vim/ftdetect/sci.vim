" Neovim and Vim take *.sci for Scilab, which this comes after.
au BufRead,BufNewFile *.sci,*.golden set filetype=sci
