import { guest } from "../../app/open-desk.ts";

type Written = {
  from?: string;
  subject?: string;
  /** Without brackets. */
  id?: string;
  answers?: string | undefined;
  headers?: string[];
  body?: string;
};

let count = 0;

/** The Message-ID of a mail of ours. */
export const toMessageId = (mailId: string) => `<${mailId}@tours.internal>`;

/** A mail as a guest's program writes it. */
export const writeMail = ({
  from = `Ada <${guest}>`,
  subject = "Re: Your inquiry",
  id,
  answers,
  headers = [],
  body = "Yes, please!",
}: Written = {}) => {
  count += 1;
  const lines = [
    `From: ${from}`,
    "To: tours@example.test",
    `Subject: ${subject}`,
    `Message-ID: <${id ?? `${count}.${Date.now()}@mail.example.test`}>`,
    "Date: Mon, 23 Nov 2026 10:00:00 +0200",
    ...(answers ? [`In-Reply-To: ${toMessageId(answers)}`] : []),
    ...headers,
  ];
  return [...lines, "", body, ""].join("\r\n");
};

/** The lines of a mail with these parts; they come after its other headers. */
export const multipart = (
  parts: { headers: string[]; body: string }[],
  type = "multipart/mixed",
) => ({
  headers: ["MIME-Version: 1.0", `Content-Type: ${type}; boundary="b0undary"`],
  body: `${parts.map(({ headers, body }) => ["--b0undary", ...headers, "", body].join("\r\n")).join("\r\n")}\r\n--b0undary--`,
});
