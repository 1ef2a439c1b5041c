import { Button } from "@mantine/core";
import { ComparedField } from "./ComparedField.tsx";
import type { Difference } from "./difference.ts";

export function VersionsSideBySide({ label, typed, other, onUseOther }: Difference) {
  const useOther = (
    <Button
      mt="xs"
      size="compact-sm"
      variant="default"
      onClick={onUseOther}
      aria-label={`Use this: ${label}`}
    >
      Use this
    </Button>
  );
  return (
    <ComparedField
      label={label}
      versions={[
        { name: "Your version", content: typed },
        {
          name: "The other version",
          content: (
            <>
              {other}
              {useOther}
            </>
          ),
        },
      ]}
    />
  );
}
