import { join } from "node:path";
import type { AccountMails, WriteAccounts } from "#mail/account-mails/account-writer.ts";
import type { ToImageFields } from "#media/images/picture-urls.ts";
import type { Pictures } from "#media/images/pictures.ts";
import type { Storage } from "#media/storage/storage.ts";
import type { DiskSpaceMonitor } from "#platform/disk-space.ts";
import type { DomainDeps } from "#platform/domain-deps.ts";
import type { Settings } from "#platform/env/env.ts";
import { createSignedTokens } from "#platform/signed-tokens.ts";
import type { BuildsService } from "#publishing/builds/builds.service.ts";
import type { EditContent } from "#publishing/content-editor.ts";
import type { WriteContent } from "#publishing/content-writer.ts";
import { createMissingPathsService } from "./addresses/missing-paths.service.ts";
import { createRedirectsService } from "./addresses/redirects.service.ts";
import { createFirstStartService } from "./first-start/first-start.service.ts";
import { createGalleryService } from "./gallery/gallery.service.ts";
import { createPagesService } from "./pages/pages.service.ts";
import { createPicturesService } from "./pictures/pictures.service.ts";
import {
  createTimedPublisher,
  listDepartureChanges,
  listLicenceChanges,
  listNoticeChanges,
} from "./publish-timed-changes.ts";
import { createQuestionsService } from "./questions/questions.service.ts";
import { createDraftsService } from "./records/drafts.service.ts";
import { createPreviewLinksService } from "./records/preview/preview-links.service.ts";
import { createPreviewsService, type RenderPreview } from "./records/preview/previews.service.ts";
import { createReaderPreviewsService } from "./records/preview/reader-previews.service.ts";
import { createTimetableRunner } from "./records/timetable/run-timetable.ts";
import { createTimetableService } from "./records/timetable/timetable.service.ts";
import { createTrashService } from "./records/trash/trash.service.ts";
import { createRecordTypes, type RecordTypes } from "./records/types/record-types.ts";
import { createVersionsService } from "./records/versions.service.ts";
import { createReviewsService } from "./reviews/reviews.service.ts";
import { createLicenceReminder } from "./site-settings/remind-of-licence.ts";
import { settingsOfEnvironment } from "./site-settings/settings-of-environment.ts";
import { createSiteSettingsService } from "./site-settings/site-settings.service.ts";
import type { ContentService } from "./snapshot/content.service.ts";
import { createTeamService } from "./team/team.service.ts";
import { createTourServicesService } from "./tours/tour-services.service.ts";
import { createImportFiles } from "./tours/transfer/import-files.ts";
import { createTourTransferService } from "./tours/transfer/tour-transfer.service.ts";

export type ContentDeps = DomainDeps & {
  settings: Pick<
    Settings,
    | "DATA_DIR"
    | "PUBLIC_URL"
    | "RETENTION_DAYS"
    | "REVIEWS_WIDGET_SRC"
    | "REVIEWS_WIDGET_ID"
    | "REVIEWS_WIDGET_ORIGINS"
  >;
  content: ContentService;
  storage: Storage;
  pictures: Pictures;
  renditions: { notify: () => void };
  toImageFields: ToImageFields;
  mailServer: { readonly canSend: boolean };
  writeAccounts: WriteAccounts;
  diskSpace: DiskSpaceMonitor;
  builds: Pick<BuildsService, "get" | "list" | "live" | "publish">;
  editContent: EditContent;
  writeContent: WriteContent;
  editSettings: EditContent<[AccountMails]>;
  secrets: { encryption: string };
  renderPreview: RenderPreview;
};

type PreviewDeps = ContentDeps & { recordTypes: RecordTypes };

const createPreviews = (deps: PreviewDeps) => {
  const previews = createPreviewsService(deps);
  const tokens = createSignedTokens(deps.secrets.encryption, "preview links");
  return {
    previews,
    previewLinks: createPreviewLinksService({
      ...deps,
      tokens,
      publicUrl: deps.settings.PUBLIC_URL,
    }),
    readerPreviews: createReaderPreviewsService({ ...deps, tokens, previews }),
  };
};

/** Services that change what the site shows. */
export const createContent = (deps: ContentDeps) => {
  const { now, settings, diskSpace } = deps;
  const folder = join(settings.DATA_DIR, "tour-imports");
  const environment = settingsOfEnvironment(settings);
  const recordTypes = createRecordTypes(deps);
  return {
    tourServices: createTourServicesService(deps),
    tourTransfer: createTourTransferService({
      ...deps,
      files: createImportFiles({ folder, diskSpace, now }),
    }),
    drafts: createDraftsService({ ...deps, recordTypes }),
    ...createPreviews({ ...deps, recordTypes }),
    gallery: createGalleryService(deps),
    pages: createPagesService(deps),
    questions: createQuestionsService(deps),
    redirects: createRedirectsService(deps),
    missingPaths: createMissingPathsService(deps),
    reviews: createReviewsService(deps),
    timetable: createTimetableService({ ...deps, recordTypes }),
    runTimetable: createTimetableRunner({ ...deps, recordTypes }),
    team: createTeamService(deps),
    trash: createTrashService(deps),
    publishTimedChanges: createTimedPublisher({
      ...deps,
      sources: [
        listNoticeChanges(deps.content),
        listLicenceChanges(deps.content),
        listDepartureChanges(deps.content),
      ],
    }),
    remindOfLicence: createLicenceReminder(deps),
    siteSettings: createSiteSettingsService({ ...deps, environment }),
    firstStart: createFirstStartService({ ...deps, publicUrl: settings.PUBLIC_URL }),
    recordVersions: createVersionsService({ ...deps, recordTypes }),
    uploads: createPicturesService({ ...deps, onStored: deps.renditions.notify }),
  };
};
