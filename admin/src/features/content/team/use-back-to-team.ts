import { useEffect } from "react";
import { useNavigate } from "react-router";
import { adminPaths } from "shared/paths";
import { notify } from "../../../components/feedback/notify.ts";

type Saved = { message: string; member: { name: string } };

export function useBackToTeam(saved: Saved | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!saved) return;
    notify(saved.message, saved.member.name);
    void navigate(adminPaths.team);
  }, [saved, navigate]);
}
