import { schemaResolver, useForm } from "@mantine/form";
import { useQueryClient } from "@tanstack/react-query";
import { type WaysToPay, waysToPayBody } from "shared/inbox/ways-to-pay/ways-to-pay";
import { changeWaysToPay } from "shared/inbox/ways-to-pay/ways-to-pay.endpoints";
import type { z } from "zod";
import { useApp } from "../../../lib/app/app-context.ts";
import { focusFirstError } from "../../../lib/editing/focus-first-error.ts";
import { useEditForm } from "../../../lib/editing/use-edit-form.ts";
import { useSave } from "../../../lib/editing/use-save.ts";
import { toWayValues, type WaysValues, waysDraft } from "./way-values.ts";
import { waysToPayKey } from "./ways-to-pay.queries.ts";

const toValues = ({ ways }: WaysToPay): WaysValues => ({ ways: ways.map(toWayValues) });

const checked = waysToPayBody.pick({ ways: true });

export function useWaysForm(item: WaysToPay) {
  const save = useSaveWays();
  const form = useForm<WaysValues>({
    initialValues: toValues(item),
    validate: schemaResolver(checked, { sync: true }),
  });
  const isDirty = form.isDirty();
  const edit = useEditForm<WaysValues, WaysToPay>({
    item,
    itemSchema: waysToPayBody,
    getRevision: ({ changedAt }) => changedAt ?? "",
    toValues,
    form,
    isDirty,
    draftName: "ways-to-pay",
    draftSchema: waysDraft,
    outdatedText: "Someone else changed the ways to pay. You'll see both versions when you save.",
    save,
  });
  const submit = form.onSubmit(
    (values) =>
      save.save(
        { ...checked.parse(values), changedAt: edit.revision || null },
        {
          onSuccess: (saved) => {
            form.setValues(toValues(saved));
            form.resetDirty(toValues(saved));
            edit.rebase(saved);
          },
          onError: edit.onError,
        },
      ),
    focusFirstError,
  );
  return {
    form,
    save,
    isDirty,
    submit,
    draft: edit.draft,
    stored: edit.stored,
    other: edit.other,
    keepTyped: (other: WaysToPay) => edit.continueFrom(other, form.getValues()),
    loadOther: (other: WaysToPay) => edit.continueFrom(other, toValues(other)),
  };
}

export type WaysForm = ReturnType<typeof useWaysForm>;

/** The server refuses it if the ways have changed since they were read, and asks for re-authentication. */
function useSaveWays() {
  const { api } = useApp();
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: waysToPayKey, exact: true });
  return useSave({
    send: (body: z.input<typeof waysToPayBody>, { signal }) =>
      api.request(changeWaysToPay, { body, signal }),
    onSuccess: refresh,
    onUncertain: refresh,
  });
}
