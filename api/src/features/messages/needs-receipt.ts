type Row = { receiptOwed: boolean; respondedAt: string | null };

/** Whether a visitor is due the receipt that was held back, now that this is the judgement. */
export const needsReceipt = ({ receiptOwed, respondedAt }: Row, spam: boolean) =>
  receiptOwed && !spam && respondedAt === null;
