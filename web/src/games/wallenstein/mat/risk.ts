// What a box says of itself: what the server's forecast holds against its card, most pressing first.
import { percent, t } from "../../../lib/i18n.svelte";
import type { BoxId, CountyId, Forecast } from "../types";

export interface Said {
  /** It may go wrong, or it cannot work as things are. */
  tone: "risk" | "dead";
  icon: string;
  text: string;
  /** Where there is little room. */
  brief: string;
  /** The same in a whole sentence. */
  told: string;
}

type Risk = NonNullable<Forecast["boxes"][keyof Forecast["boxes"]]>;

const dead = (code: string): Said => ({ tone: "dead", icon: "warning", text: t(`warn_${code}` as never), brief: t(`warn_${code}` as never), told: t(`why_${code}` as never) });

export function riskOf(forecast: Forecast | null, box: BoxId): Said | null {
  const risk = forecast?.boxes[box as keyof Forecast["boxes"]];
  if (!risk) return null;
  const failures = Object.entries(risk.fails) as [string, number][];
  const certain = failures.find(([, share]) => share === 1);
  if (certain) return dead(certain[0]);
  if (risk.unpaid > 0.995) return { ...dead("no_money"), told: t("why_never_paid") };
  return revoltOf(risk) ?? mayFail(risk, failures);
}

function revoltOf({ revolt }: Risk): Said | null {
  if (!revolt?.chance) return null;
  const share = percent(revolt.held);
  return { tone: "risk", icon: "revolt-marker", text: t("risk_revolt", { share }), brief: t("risk_held", { share }), told: t("why_revolt", { share, lost: percent(revolt.lost) }) };
}

function mayFail(risk: Risk, failures: [string, number][]): Said | null {
  const least = (share: number) => percent(Math.max(0.01, share));
  if (risk.unpaid > 0) return { tone: "risk", icon: "warning", text: t("risk_unpaid", { share: least(risk.unpaid) }), brief: t("risk_unpaid_brief", { share: least(risk.unpaid) }), told: t("why_unpaid", { share: least(risk.unpaid) }) };
  const [code, share] = failures[0] ?? [];
  if (!code || !share) return null;
  return { tone: "risk", icon: "warning", text: t("risk_fails", { share: least(share) }), brief: t("risk_fails_brief", { share: least(share) }), told: t(`why_${code}` as never) };
}

/** What a county in hand would meet on a box that is still empty, or that it would take over. */
export function troubleOf(forecast: Forecast | null, box: BoxId, county: CountyId): Said | null {
  const code = forecast?.against[box as keyof Forecast["against"]]?.[county];
  return code ? dead(code) : null;
}

/** The events under which something is left unpaid, by number, and the boxes that it may hit. */
export function unpaidOf(forecast: Forecast | null): { events: number[]; all: boolean; boxes: BoxId[] } | null {
  const risky = Object.entries(forecast?.boxes ?? {}).filter(([, risk]) => risk.unpaid > 0);
  if (!risky.length) return null;
  const known = [...new Set(risky.flatMap(([, risk]) => Object.keys(risk.unpaid_by_event)))];
  const hit = known.filter((event) => risky.some(([, risk]) => (risk.unpaid_by_event[event] ?? 0) > 0));
  return { events: hit.map(Number), all: hit.length === known.length, boxes: risky.map(([box]) => box) };
}
