let greet name = String.concat "" ["Hello, "; name]
