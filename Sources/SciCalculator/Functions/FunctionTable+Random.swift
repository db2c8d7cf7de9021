// Random numbers; see RandomGenerator.

extension FunctionTable {
  static let randomNumbers: [Function] = [
    Function(
      "random", aliases: ["rand", "randint", "randbetween"], parameters: "first; last",
      in: .statistics, domain: "integers, first ≤ last, less than 2^65536 apart", units: .number,
      "A random integer from first to last, each as likely as any other; random() is a decimal of 20 places from 0 to below 1. --seed repeats the numbers.",
      examples: ["random(3; 3)": "3"],
      body: .random)
  ]
}
