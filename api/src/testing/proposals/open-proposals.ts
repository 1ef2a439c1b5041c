import { localDay } from "shared/content/site-settings/local-day";
import type { ProposalContent } from "shared/inbox/proposals/proposal-content";
import { type Proposal, proposalSaved } from "shared/inbox/proposals/proposals";
import { addDays } from "#platform/add-days.ts";
import { getOnly, openDesk } from "../app/open-desk.ts";
import { uploadFile } from "../files/upload-file.ts";

/** The secret part of the newest link. */
export const getToken = ({ versions }: Proposal) => versions[0]!.link.replace(/^.*\/p\//, "");

/** The first option without extras, as a guest sends it. */
export const choose = ({ versions }: Proposal, name = "Ada Lovelace") => ({
  option: versions[0]!.content.options[0]!.id,
  extras: [] as string[],
  name,
});

/** A desk with an inquiry, whose proposals are written over HTTP. */
export const openProposals = async (options?: Parameters<typeof openDesk>[0]) => {
  const desk = await openDesk(options);
  const { call, clock, services, ask, list } = desk;
  await ask();
  const { _id: conversation } = getOnly(await list());

  const change = async (route: string, json?: object) => {
    const { status, body } = await call(route, json);
    if (status > 201) throw new Error(`${route}: ${status} ${JSON.stringify(body)}`);
    return proposalSaved.parse(body).proposal;
  };
  /** The day in the company's time zone, or another one counted from it. */
  const getDay = async (days = 0) => {
    const { hours } = await services.content.readSettings();
    return addDays(localDay(clock.now(), hours.timeZone), days);
  };
  const create = (id = conversation) => change(`POST /api/conversations/${id}/proposals`);
  const save = ({ _id, draft, updatedAt }: Proposal, changes: Partial<ProposalContent>) =>
    change(`PUT /api/proposals/${_id}/draft`, {
      content: { ...draft!.content, ...changes },
      updatedAt,
    });
  /** A draft that can be sent. */
  const write = async (changes: Partial<ProposalContent> = {}, id = conversation) => {
    const draft = await create(id);
    const lines = [{ label: "Person", quantity: 2, unitPrice: 45 }];
    const options = [{ id: "tent", title: "Tent", lines }];
    const [startsOn, endsOn] = [await getDay(30), await getDay(31)];
    return save(draft, { title: "Napoleon Island", options, startsOn, endsOn, ...changes });
  };
  const send = ({ _id, updatedAt }: Proposal, channel: "mail" | "whatsapp" | "link" = "mail") =>
    change(`POST /api/proposals/${_id}/send`, { channel, text: "Here is our plan.", updatedAt });

  const withdraw = ({ _id, updatedAt }: Proposal) =>
    change(`POST /api/proposals/${_id}/withdraw`, { updatedAt });

  /** Discards the draft of a proposal as it was read. */
  const discard = ({ _id, updatedAt }: Proposal) =>
    call(`DELETE /api/proposals/${_id}/draft?updatedAt=${updatedAt}`);

  return {
    ...desk,
    ...{ conversation, change, getDay, create, save, write, send, withdraw, discard },
    /** Returns the id of an uploaded file. */
    upload: async (name: string, content: string | Uint8Array<ArrayBuffer>) =>
      (await uploadFile(desk, name, content))._id,
    readProposal: (id: string) => services.proposals.read(id),
    /** A proposal that was sent, and its secret. */
    offer: async (
      changes: Partial<ProposalContent> = {},
      channel: "mail" | "whatsapp" | "link" = "mail",
    ) => {
      const proposal = await send(await write(changes), channel);
      return { proposal, token: getToken(proposal) };
    },
    /** Starts and sends another version. */
    offerAgain: async ({ _id }: Proposal, changes: Partial<ProposalContent> = {}) => {
      const started = await change(`POST /api/proposals/${_id}/draft`);
      const proposal = await send(await save(started, changes));
      return { proposal, token: getToken(proposal) };
    },
  };
};
