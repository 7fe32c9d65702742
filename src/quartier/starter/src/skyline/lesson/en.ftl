### The lesson of Skyline, in English: for each step a title, a text, a task, and what is said afterwards

tallest-title = The tallest takes the street
tallest-text = Everybody puts up one building. The tallest scores a point for its owner (S2).
tallest-task = Ben has built 12 storeys. Take the street, and keep your tallest building.
tallest-good = 15 storeys were enough, and you begin the next street.
tallest-other = that was lower than Ben's 12 storeys, or taller than needed. Try 15.
