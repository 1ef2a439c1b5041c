export function BrandMark() {
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" role="img" aria-label="Admin home">
      <rect width="32" height="32" rx="8" fill="#0a4f58" />
      <circle cx="16" cy="14" r="5" fill="#efc3a9" />
      <path
        d="M3 20c3.3-2.6 6.6-2.6 9.9 0s6.6 2.6 9.9 0c2.1-1.6 4.2-2.2 6.2-1.8V24a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6z"
        fill="#79bdc4"
      />
    </svg>
  );
}
