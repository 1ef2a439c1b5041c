import { Image, Text } from "@mantine/core";

export function PictureVersion({ src, of }: { src: string | null | undefined; of: string }) {
  if (!src) return <Text c="dimmed">(no picture)</Text>;
  return <Image src={src} alt={`Photo of ${of}`} radius="sm" mt={4} mah={180} fit="contain" />;
}
