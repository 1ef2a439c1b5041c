export function PicturePlaceholder() {
  return (
    <span className="picture placeholder">
      <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <circle className="placeholder__sun" cx="284" cy="128" r="34" />
        <path
          className="placeholder__far"
          d="M0 150c40-8 62-38 96-40s58 30 92 34 70-28 104-30 72 26 108 30v156H0z"
        />
        <path
          className="placeholder__near"
          d="M0 186c48 2 78-26 118-24s66 26 118 26 96-22 164-8v120H0z"
        />
        <path className="placeholder__water" d="M0 204h400v96H0z" />
        <path
          className="placeholder__lines"
          d="M24 222h96m30 0h150m30 0h40M0 244h64m28 0h178m26 0h104M40 266h120m32 0h150M0 286h90m34 0h180m30 0h66"
        />
      </svg>
    </span>
  );
}
