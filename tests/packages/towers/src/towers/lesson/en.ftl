### The lesson of Towers, in English: for each step a title, a text, a task, and what is said afterwards

tallest-title = The tallest takes the street
tallest-text = Everybody puts up one building, face down (T5). The owner of the tallest takes the street (T2).
tallest-task = Ben has built, face down. Put up a building that he can hardly have beaten.
tallest-good = Ben had built 12 storeys. You take the street, and choose what to keep.
tallest-other = that was lower than Ben's 12 storeys. Try 15 or 24.
neighbours-title = Neighbours are worth more
neighbours-text = You have taken the street and keep one of its buildings, for a point. Two buildings whose storeys differ by one are two points more (T4).
neighbours-task = You have kept 7 storeys before. Keep its neighbour.
neighbours-good = 7 and 8 are neighbours: four points in all.
neighbours-other = 15 is no neighbour of 7. Try 8.
