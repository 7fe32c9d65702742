"""Drawing for people: small pictures in SVG, and what terminal drawings share."""
