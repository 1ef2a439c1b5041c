type Root = ParentNode & Node;

const create = (root: Root, name: string) => (root.ownerDocument ?? document).createElement(name);

/** WhatsApp's marks: `*bold*`, `_italic_`. */
const marked = /(?<![\p{L}\p{N}])(\*{1,2}|_)(\S|\S.*?\S)\1(?![\p{L}\p{N}])/u;

const markWords = (root: Root, text: string): (Node | string)[] => {
  const match = marked.exec(text);
  if (!match) return [text];
  const [whole, sign, markedText = ""] = match;
  const element = create(root, sign === "_" ? "em" : "strong");
  element.append(...markWords(root, markedText));
  const rest = text.slice(match.index + whole.length);
  return [text.slice(0, match.index), element, ...markWords(root, rest)];
};

const bullet = /^\s*[-–*•·]\s+(?=\S)/;
const number = /^\s*\d{1,2}[.)]\s+(?=\S)/;

const getListKind = (text: string) => {
  if (bullet.test(text)) return "ul";
  return number.test(text) ? "ol" : undefined;
};

/** A single line may be a date or a dash; two of a kind form a list. */
const makeLists = (root: Root, lines: Element[]) => {
  const kinds = lines.map((line) => getListKind(line.textContent));
  let list: Element | undefined;
  for (const [index, line] of lines.entries()) {
    const kind = kinds[index];
    const isNext = kinds[index - 1] === kind;
    if (!kind || !(isNext || kinds[index + 1] === kind)) continue;
    if (!isNext || !list) {
      list = create(root, kind);
      line.before(list);
    }
    const item = create(root, "li");
    item.append(line.textContent.replace(kind === "ul" ? bullet : number, ""));
    list.append(item);
    line.remove();
  }
};

/** Converts WhatsApp's typed marks to lists and formatting; each line is already a paragraph. */
export const readTypedMarks = (root: Root) => {
  makeLists(root, [...root.querySelectorAll("p")]);
  for (const line of root.querySelectorAll("p, li"))
    line.replaceChildren(...markWords(root, line.textContent));
};
