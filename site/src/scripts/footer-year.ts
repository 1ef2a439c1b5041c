// The page may have been built in an earlier year.
const year = document.querySelector("#year");
if (year) year.textContent = `${Math.max(Number(year.textContent), new Date().getFullYear())}`;
