import { FileInput, Image, Stack } from "@mantine/core";
import { ImageUp } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";

type Props = {
  label: string;
  description?: string;
  required?: boolean;
  /** The picture shown while none is chosen. */
  current?: string | null;
  value: File | null;
  error?: ReactNode;
  onChange: (file: File | null) => void;
};

const usePreview = (file: File | null) => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => {
      URL.revokeObjectURL(created);
      setUrl(undefined);
    };
  }, [file]);
  return url;
};

/** Chooses a picture and shows it before it is sent. */
export function PictureField({ current, value, error, onChange, ...labels }: Props) {
  const shown = usePreview(value) ?? current;
  return (
    <Stack gap="xs">
      <FileInput
        {...labels}
        accept="image/jpeg,image/png,image/webp"
        placeholder="Choose a picture"
        leftSection={<ImageUp size={18} aria-hidden />}
        clearable
        clearButtonProps={{ "aria-label": "Take the picture away" }}
        error={error}
        value={value}
        onChange={onChange}
        data-path="imageFile"
      />
      {shown && (
        <Image
          src={shown}
          alt={value ? `Preview of ${value.name}` : "Current picture"}
          radius="md"
          mah={280}
          w="auto"
          maw="100%"
          style={{ alignSelf: "start" }}
          fit="contain"
        />
      )}
    </Stack>
  );
}
