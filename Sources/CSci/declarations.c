// sci.h is implemented in SciC, in Swift. A target needs a file to compile; here, that file makes sure that C reads the header.
#include "sci.h"
