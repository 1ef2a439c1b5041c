import { eq } from "drizzle-orm";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import { fitLogo, type MailBrand, type MailLogo, toMailBrand } from "#mail/layout/mail-brand.ts";
import type { ImageProcessor } from "#media/images/image-processor.ts";
import { mailLogoType } from "#media/images/rendition-plan.ts";
import type { Storage } from "#media/storage/storage.ts";
import type { Database } from "#platform/db/client.ts";
import type { Log } from "#platform/log.ts";
import { pictures } from "#tables/pictures.ts";

type Deps = {
  db: Database;
  log: Log;
  now: () => Date;
  readSettings: () => Promise<SiteSettings>;
  storage: Pick<Storage, "get">;
  imageProcessor: Pick<ImageProcessor, "render">;
};

/** Pixels of the picture per pixel shown, for sharp screens. */
const density = 2;

const readLogo = async (
  { db, storage, imageProcessor }: Deps,
  id: string,
): Promise<MailLogo | null> => {
  const [picture] = await db.read.select().from(pictures).where(eq(pictures.id, id));
  const bytes = picture && (await storage.get(picture.mainFile));
  if (!bytes) return null;
  const { width, height } = picture;
  const wanted = Math.min(width, density * fitLogo(picture).width);
  const [logo] = await imageProcessor.render(bytes, [{ type: mailLogoType, width: wanted }]);
  return logo ? { bytes: logo.bytes, width, height } : null;
};

/** An unreachable bucket answers slowly, and each round of mails would wait for it. */
const pauseAfterFailure = 5 * 60_000;

/** Reads how emails show the company; once for each change of the settings. */
export const createMailBrandReader = (deps: Deps): (() => Promise<MailBrand>) => {
  let last: { settings: SiteSettings; brand: MailBrand; expiresAt: number } | undefined;
  return async () => {
    const settings = await deps.readSettings();
    const time = deps.now().getTime();
    if (last?.settings === settings && time < last.expiresAt) return last.brand;
    const { logo: id } = settings.brand;
    try {
      const brand = toMailBrand(settings, id ? await readLogo(deps, id) : null);
      last = { settings, brand, expiresAt: Number.POSITIVE_INFINITY };
      return brand;
    } catch (error) {
      // Emails matter more than the logo in them.
      const fields = { event: "mail.logo_unreadable", err: error };
      deps.log.warn(fields, "The logo couldn't be read, so an email goes without it.");
      const brand = toMailBrand(settings, null);
      last = { settings, brand, expiresAt: deps.now().getTime() + pauseAfterFailure };
      return brand;
    }
  };
};
