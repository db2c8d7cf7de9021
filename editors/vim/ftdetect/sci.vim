au BufRead,BufNewFile *.sci,*.golden setfiletype sci
