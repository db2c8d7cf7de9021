ROUNDING_MODES = ["half-even", "half-odd", "half-away", "half-toward-zero", "half-upward", "half-downward", "toward-zero", "away", "floor",
                  "ceiling", "05-away"]
