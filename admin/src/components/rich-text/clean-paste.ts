import { listDepth } from "shared/text/rich-text";

type Root = ParentNode & Node;

const queryAll = (root: Root, selector: string) => [...root.querySelectorAll(selector)];

const create = (root: Root, name: string) => (root.ownerDocument ?? document).createElement(name);

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** `<p style="mso-list:l0 level2 lfo1">`: Word writes lists as paragraphs with a typed bullet. */
const levelInWord = (element: Element) =>
  Number(/mso-list:[^;]*level(\d)/i.exec(element.getAttribute("style") ?? "")?.[1] ?? 0);

const orderedSign = /^\s*\(?(?:\d+|[a-z]|[ivxlc]{2,})[.)]/i;

/** Removes the typed bullet and returns its kind of list. */
const takeSign = (paragraph: Element) => {
  const sign = paragraph.querySelector(
    '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]',
  );
  const name = orderedSign.test(sign?.textContent ?? "") ? "ol" : "ul";
  sign?.remove();
  return name;
};

const makeWordLists = (root: Root) => {
  let open: { list: Element; level: number }[] = [];
  let last: Element | undefined;
  for (const paragraph of queryAll(root, "p, h1, h2, h3, h4, h5, h6")) {
    const level = levelInWord(paragraph);
    if (level === 0) continue;
    if (paragraph.previousElementSibling !== last) open = [];
    const name = takeSign(paragraph);
    open = open.filter((each) => each.level <= level);
    let current = open.at(-1);
    if (current?.level !== level) {
      const list = create(root, name);
      if (current) current.list.lastElementChild?.append(list);
      else paragraph.before(list);
      current = { list, level };
      open.push(current);
    }
    const item = create(root, "li");
    current.list.append(item);
    item.append(...paragraph.childNodes);
    paragraph.remove();
    last = open[0]?.list;
  }
};

/** Google Docs puts a nested list beside its parent entry. */
const adoptStrayLists = (root: Root) => {
  for (const list of queryAll(root, "ul > ul, ul > ol, ol > ul, ol > ol")) {
    const before = list.previousElementSibling;
    if (before?.tagName === "LI") before.append(list);
    else unwrap(list);
  }
};

const getDepth = (list: Element): number => {
  const outer = list.parentElement?.closest("ol, ul");
  return outer ? getDepth(outer) + 1 : 1;
};

/** Moves entries below the deepest level up to follow their parent. */
const liftDeepLists = (root: Root) => {
  for (const list of queryAll(root, "ul, ol")) {
    if (getDepth(list) <= listDepth) continue;
    const item = list.closest("li");
    if (item) item.after(...list.children);
    list.remove();
  }
};

const blocks = "p, div, li, h1, h2, h3, h4, h5, h6, br";

const isEmpty = (element: Element) => element.textContent.trim() === "";

/** Joins a cell's words in one line. */
const inlineNodes = (cell: Element) => {
  for (const block of queryAll(cell, blocks)) {
    block.before(" ");
    unwrap(block);
  }
  for (const list of queryAll(cell, "ul, ol")) unwrap(list);
  return [...cell.childNodes];
};

const makeLine = (root: Root, cells: Element[]) => {
  const line = create(root, "p");
  for (const [index, cell] of cells.entries()) {
    if (index > 0) line.append(" | ");
    line.append(...inlineNodes(cell));
  }
  return line;
};

/** Turns each row into a line with separated cells. A one-column table is only layout. */
const makeTableLines = (root: Root) => {
  const lines = new Set<Element>();
  for (const row of queryAll(root, "tr").toReversed()) {
    const cells = [...row.children].filter((cell) => !isEmpty(cell));
    const [only] = cells;
    if (row.children.length === 1 && only) row.before(...only.childNodes);
    else if (cells.length > 0) {
      const line = makeLine(root, cells);
      lines.add(line);
      row.before(line);
    }
    row.remove();
  }
  for (const part of queryAll(root, "table, tbody, thead, tfoot, colgroup, caption").toReversed())
    unwrap(part);
  for (const line of lines) {
    const before = line.previousElementSibling;
    if (!before || !lines.has(before)) continue;
    before.append(create(root, "br"), ...line.childNodes);
    line.remove();
  }
};

const headings = { h1: "h2", h4: "h3", h5: "h3", h6: "h3" };

const changeHeadings = (root: Root) => {
  for (const [from, to] of Object.entries(headings))
    for (const heading of queryAll(root, from)) {
      const changed = create(root, to);
      changed.append(...heading.childNodes);
      heading.replaceWith(changed);
    }
};

/** WhatsApp breaks lines by a style sheet that isn't pasted. */
const keepLinesOfWhatsApp = (root: Root) => {
  for (const message of queryAll(
    root,
    ".copyable-text, .selectable-text, [data-app-text-template]",
  )) {
    for (const node of [...message.childNodes].filter(({ nodeType }) => nodeType === 3)) {
      const [first = "", ...others] = (node.textContent ?? "").split("\n");
      const lines = others.flatMap((line) => [create(root, "br"), line]);
      if (lines.length > 0 && node instanceof Text) node.replaceWith(first, ...lines);
    }
  }
};

/** Converts content from Word, Google Docs and others to the editor's format. */
export const cleanPaste = (root: Root) => {
  keepLinesOfWhatsApp(root);
  makeTableLines(root);
  makeWordLists(root);
  adoptStrayLists(root);
  liftDeepLists(root);
  changeHeadings(root);
};
