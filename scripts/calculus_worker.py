"""Runs programs of Python that are named on standard input, each in a process of its own that has the library already.

    calculus_worker.py MODULE SECONDS BYTES < programs, one JSON string a line; a line of JSON for each: why it failed, output, errors

`import sympy` takes longer than most questions, so the library is imported once, and a fork runs each program: what it does to its process, or to
its time, harms no other.
"""

import importlib
import json
import os
import resource
import select
import signal
import sys
import tempfile
import traceback


def run(program, seconds, size):
    """Why a program failed, and what it wrote."""
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        child = os.fork()
        if child == 0:
            os.dup2(output.fileno(), 1)
            os.dup2(errors.fileno(), 2)
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
            resource.setrlimit(resource.RLIMIT_AS, (size, size))
            code = 0
            try:
                exec(compile(program, "<string>", "exec"), {"__name__": "__main__"})
            except BaseException:
                traceback.print_exc()
                code = 1
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
        descriptor = os.pidfd_open(child)
        if not select.select([descriptor], [], [], 3 * seconds)[0]:
            os.kill(child, signal.SIGKILL)
        os.close(descriptor)
        _, status = os.waitpid(child, 0)
        output.seek(0)
        errors.seek(0)
        killed = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
        failure = "timed out" if killed in (signal.SIGKILL, signal.SIGXCPU) else f"crashed, signal {killed}" if killed else ""
        return failure, output.read().decode(errors="replace"), errors.read().decode(errors="replace")


def main():
    module, seconds, size = sys.argv[1], *map(int, sys.argv[2:])
    importlib.import_module(module)
    for line in sys.stdin:
        print(json.dumps(run(json.loads(line), seconds, size)), flush=True)


main()
