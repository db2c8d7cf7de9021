;;; sci-mode.el --- Calculations whose results stand beside them -*- lexical-binding: t -*-

;; Package-Requires: ((emacs "28.1") (eglot "1.9"))

;;; Commentary:

;; A mode for files of calculations, *.sci.  With Eglot, the language server of the command `sci' says what they come to.
;; In the init file: (load "/path/to/editors/emacs/sci-mode") and (add-hook 'sci-mode-hook #'eglot-ensure).

;;; Code:

(defvar sci-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?# "<" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?_ "w" table)
    (modify-syntax-entry ?' "." table)
    (modify-syntax-entry ?\" "." table)
    table)
  "What characters are in `sci-mode'.")

;;;###autoload
(define-derived-mode sci-mode prog-mode "sci"
  "A mode for calculations."
  (setq-local comment-start "# ")
  (setq-local comment-start-skip "#+ *")
  (setq-local font-lock-defaults
              '((("^[ \t]*:[a-z-]+.*$" . font-lock-preprocessor-face)
                 ("\\<error:.*$" . font-lock-warning-face)
                 ("\\(=>\\)\\([^#\n]*\\)" (1 font-lock-keyword-face) (2 font-lock-doc-face))
                 ("\\_<\\([[:alpha:]_][[:alnum:]_]*\\)(" 1 font-lock-function-name-face)))))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.sci\\'" . sci-mode))

(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '((sci-mode markdown-mode) . ("sci" "lsp"))))

(provide 'sci-mode)
;;; sci-mode.el ends here
