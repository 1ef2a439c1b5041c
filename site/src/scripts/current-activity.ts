// On a phone the row may be longer than the screen.
const current = document.querySelector(".activities [aria-current]");
current?.scrollIntoView({ block: "nearest", inline: "center" });

export {};
