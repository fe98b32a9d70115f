// Advice on a plan, box by box: what a bot would lay there and why, and what else it thought of.
import type { Hint } from "../../../lib/api";
import { nameOf, t } from "../../../lib/i18n.svelte";
import { settings } from "../../../lib/settings.svelte";
import { advise, theHints, type Proposal } from "../../../hint/hints.svelte";
import { actionIcon, ruleFor } from "../facts";
import type { BoxId } from "../types";
import type { PlanDraft } from "./plan.svelte";

interface Idea {
  box: BoxId;
  card: string;
  why: string;
}

function ideasOf(hint: Hint): Idea[] {
  return hint.ideas.map(({ move, why }) => {
    const [box, card] = move.split("=") as [BoxId, string];
    return { box, card, why: why.sentence[settings.language] };
  });
}

/** `order` are the boxes as they stand on the mat. */
export function adviseOnPlan(plan: PlanDraft, order: () => BoxId[]): void {
  const hints = theHints();
  /** The box that is spoken of: the one chosen, else the first of the hint that is still empty. */
  const boxOf = (ideas: Idea[]): BoxId | null => plan.target ?? plan.about ?? ideas.find(({ box }) => !(box in plan.laid))?.box ?? ideas[0]?.box ?? null;

  /** The box whose ideas are gone through; of every other the first comes first. */
  let looked = $state<BoxId | null>(null);
  const placeIn = (ideas: Idea[]): number => (looked === ideas[0]?.box ? hints!.idea % ideas.length : 0);

  const ideasHere = (hint: Hint): Idea[] => {
    const ideas = ideasOf(hint);
    const box = boxOf(ideas);
    return ideas.filter((idea) => idea.box === box);
  };

  function propose(hint: Hint): Proposal | null {
    const ideas = ideasHere(hint);
    const idea = ideas[placeIn(ideas)];
    if (!idea) return null;
    const { box, card } = idea;
    const laid = plan.laid[box] === card;
    return {
      title: `${t(`box_${box}` as never)}: ${cardName(card)}`,
      why: [idea.why],
      lays: `${box}=${card}`,
      laid,
      lay: () => {
        plan.place(box, card);
        hints!.idea = 0;
        plan.about = order().find((each) => !(each in plan.laid)) ?? null;
      },
      another: ideas.length > 1 ? () => ([hints!.idea, looked] = [placeIn(ideas) + 1, box]) : null,
      all: () => plan.lay(hint.move),
    };
  }

  function cardName(card: string): string {
    if (/^\d$/.test(card)) return t("money_card", { n: card });
    return card === "money" || card === "blank" ? t("not_acting") : card === "-" ? t("left_empty") : card === "tower" ? t("tower_card") : nameOf(card);
  }

  advise({
    topic: () => {
      const box = hints?.shown ? boxOf(ideasOf(hints.shown)) : (plan.target ?? plan.about);
      return box ? { rule: ruleFor(box), title: box.startsWith("court") ? t("emperors_court") : t(`box_${box}` as never), icon: actionIcon(box) } : { rule: "plan", title: t("your_plan") };
    },
    propose,
    mine: () => (plan.ready ? plan.text : null),
  });

  /** What is proposed lies on its box as a shadow. */
  $effect(() => {
    const proposal = hints?.open && hints.shown ? propose(hints.shown) : null;
    const [box, card] = (proposal?.lays ?? "").split("=");
    plan.ghost = proposal && !proposal.laid && box && card ? { box, card } : null;
  });
}
