;;; eglot.el --- Drives `sci lsp' from Emacs without a screen -*- lexical-binding: t -*-

;;; Commentary:

;; editors/emacs/test/run BINARY calls it.

;;; Code:

(require 'eglot)
(require 'flymake)
(load (expand-file-name "../sci-mode" (file-name-directory load-file-name)))

(defun sci-test-wait (what predicate)
  "Wait until PREDICATE holds; WHAT is missed otherwise."
  (let ((end (+ (float-time) 20)))
    (while (not (funcall predicate))
      (when (> (float-time) end) (error "No %s within 20 seconds" what))
      (accept-process-output nil 0.05))))

(defun sci-test-expect (what found expected)
  "Fail if FOUND is not EXPECTED; WHAT is compared."
  (unless (equal found expected)
    (error "%s: found %S, expected %S" what found expected)))

(let ((eglot-server-programs
       (list (cons 'sci-mode (list (getenv "SCI_BINARY") "lsp"))))
      (eglot-sync-connect t)
      (flymake-no-changes-timeout 0.1))
  (find-file (expand-file-name "budget.sci" (getenv "SCI_FOLDER")))
  (sci-test-expect "mode" major-mode 'sci-mode)
  (apply #'eglot (eglot--guess-contact))
  (sci-test-wait "server" #'eglot-current-server)
  (flymake-mode 1)
  (sci-test-wait "error" (lambda () (flymake-diagnostics)))
  (sci-test-expect "error"
                   (mapcar (lambda (found) (car (split-string (flymake-diagnostic-text found) "\n"))) (flymake-diagnostics))
                   '("sci: unknown function `sqt`"))
  (goto-char (point-max))
  (insert "sqr")
  (let* ((completion (eglot-completion-at-point))
         (found (all-completions "sqr" (nth 2 completion))))
    (sci-test-expect "completion" (and (member "sqrt" (mapcar #'substring-no-properties found)) t) t))
  (set-buffer-modified-p nil)
  (eglot-shutdown (eglot-current-server))
  (princ (format "lsptest: GNU Emacs %s with Eglot shows errors and completes names\n" emacs-version)))

;;; eglot.el ends here
