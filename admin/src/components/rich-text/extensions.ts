import { Link } from "@tiptap/extension-link";
import { ListItem } from "@tiptap/extension-list";
import StarterKit from "@tiptap/starter-kit";
import { webLink } from "shared/text/links";
import { CleanClipboard } from "./clean-clipboard.ts";

const link = webLink("A link");

/** Matches the contract's `richText`: other pasted formatting becomes plain text. */
export const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3] },
    horizontalRule: false,
    link: false,
    listItem: false,
    strike: false,
    trailingNode: false,
    underline: false,
  }),
  ListItem.extend({
    content: "paragraph (paragraph | bulletList | orderedList)*",
    addKeyboardShortcuts() {
      // The Tab key leaves the editor, also inside a list.
      return { Enter: () => this.editor.commands.splitListItem(this.name) };
    },
  }),
  CleanClipboard,
  Link.configure({
    openOnClick: false,
    defaultProtocol: "https",
    isAllowedUri: (address) => link.safeParse(address).success,
  }),
];
