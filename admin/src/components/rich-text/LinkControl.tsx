import { Button, Group, Popover, Stack, TextInput } from "@mantine/core";
import { RichTextEditor } from "@mantine/tiptap";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { Link } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { webLink } from "shared/text/links";

const link = webLink("Link");

/** Asks for a link address and validates it by the server's rule. */
export function LinkControl({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const { isActive, canLink } = useEditorState({
    editor,
    selector: () => ({
      isActive: editor.isActive("link"),
      canLink: editor.isActive("link") || !editor.state.selection.empty,
    }),
  });
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus shadow="md" width={300}>
      <Popover.Target>
        <RichTextEditor.Control
          aria-label="Link"
          title={canLink ? "Link" : "Select the link's text first"}
          active={isActive}
          disabled={!canLink}
          onClick={() => setOpen(!isOpen)}
        >
          <Link size={16} />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown>
        <LinkFields editor={editor} isLink={isActive} onDone={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

type FieldsProps = { editor: Editor; isLink: boolean; onDone: () => void };

function LinkFields({ editor, isLink, onDone }: FieldsProps) {
  const [address, setAddress] = useState(String(editor.getAttributes("link").href ?? ""));
  const [problem, setProblem] = useState<string>();
  const marked = () => editor.chain().focus().extendMarkRange("link");
  const set = () => {
    const { data: href, error } = link.safeParse(address);
    if (!href) return setProblem(error?.issues[0]?.message);
    marked().setLink({ href }).run();
    onDone();
  };
  const remove = () => {
    marked().unsetLink().run();
    onDone();
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    set();
  };
  return (
    <Stack gap="xs">
      <TextInput
        label="Link"
        description="A web address (https://…) or a path on this site (/…)."
        inputMode="url"
        value={address}
        error={problem}
        onChange={(event) => {
          setAddress(event.currentTarget.value);
          setProblem(undefined);
        }}
        onKeyDown={enter}
      />
      <Group gap="xs">
        <Button size="xs" onClick={set}>
          Set link
        </Button>
        {isLink && (
          <Button size="xs" variant="subtle" color="red" onClick={remove}>
            Remove link
          </Button>
        )}
      </Group>
    </Stack>
  );
}
