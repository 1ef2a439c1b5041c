// The page may be older than the year.
const year = document.querySelector("#year");
if (year) year.textContent = `${Math.max(Number(year.textContent), new Date().getFullYear())}`;
