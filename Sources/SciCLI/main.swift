print("sci")
