# A trip, for three
nights = 3 * 129.50 EUR => 388.5 EUR
food = 4 * 35 EUR + 10% => 154 EUR
total / 3 => ≈ 180.83333333333333333 EUR   # each
