// Pictures printed on cardboard and wood, drawn here so that nothing has to be fetched for them.
import { CanvasTexture, SRGBColorSpace } from "three";
import { CHARGES, type Colour } from "../lib/seats";
import { random } from "./poses";

const style = (name: string, otherwise: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim() || otherwise;
export const seatColour = (colour: Colour): string => style(`--seat-${colour}`, "#777");

function printed(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  draw(canvas.getContext("2d")!);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** A face of a wooden cube: the seat's colour, a little grain, and the seat's charge. */
export function cubeFace(colour: Colour): CanvasTexture {
  return printed(96, 96, (context) => {
    const next = random(colour.length * 31);
    context.fillStyle = seatColour(colour);
    context.fillRect(0, 0, 96, 96);
    for (let y = 0; y < 96; y += 2 + next() * 4) {
      context.fillStyle = next() < 0.5 ? `rgb(255 255 255 / ${next() * 0.08})` : `rgb(0 0 0 / ${next() * 0.1})`;
      context.fillRect(0, y, 96, 1.5);
    }
    context.translate(48, 48);
    context.scale(5.2, 5.2);
    context.fillStyle = style(`--on-${colour}`, "#fff");
    context.globalAlpha = 0.92;
    context.fill(new Path2D(CHARGES[colour]));
  });
}

/** Masonry with slits and a banner, as printed on the card of the tube. */
export function masonry(front: boolean): CanvasTexture {
  return printed(512, 1024, (context) => {
    const next = random(front ? 1618 : 1648);
    context.fillStyle = "#a88c60";
    context.fillRect(0, 0, 512, 1024);
    const [rows, columns] = [16, 5];
    for (let row = 0; row < rows; row++) {
      for (let column = -1; column <= columns; column++) {
        const [width, height] = [512 / columns, 1024 / rows];
        const x = (column + (row % 2 ? 0.5 : 0)) * width;
        const tone = 0.86 + next() * 0.2;
        context.fillStyle = `rgb(${196 * tone} ${168 * tone} ${122 * tone})`;
        context.fillRect(x + 2, row * height + 2, width - 4, height - 4);
        context.fillStyle = "rgb(70 45 20 / .16)";
        context.fillRect(x + 2, row * height + height - 9, width - 4, 7);
      }
    }
    const shade = context.createLinearGradient(0, 0, 0, 1024);
    shade.addColorStop(0, "rgb(60 35 10 / .34)");
    shade.addColorStop(0.18, "rgb(60 35 10 / 0)");
    shade.addColorStop(1, "rgb(40 22 6 / .25)");
    context.fillStyle = shade;
    context.fillRect(0, 0, 512, 1024);
    if (front) banner(context);
    for (const x of front ? [92, 396] : [244]) slit(context, x, 330);
  });
}

function slit(context: CanvasRenderingContext2D, x: number, y: number): void {
  context.fillStyle = "#6d5430";
  context.fillRect(x - 10, y - 12, 44, 128);
  context.fillStyle = "#1c120a";
  context.beginPath();
  context.roundRect(x, y, 24, 104, [12, 12, 2, 2]);
  context.fill();
}

function banner(context: CanvasRenderingContext2D): void {
  context.fillStyle = "#7d1f1a";
  context.strokeStyle = "#d8ae55";
  context.lineWidth = 7;
  context.beginPath();
  context.moveTo(176, 250);
  context.lineTo(336, 250);
  context.lineTo(336, 480);
  context.lineTo(256, 530);
  context.lineTo(176, 480);
  context.closePath();
  context.fill();
  context.stroke();
  context.fillStyle = "#e3bd68";
  context.font = "400 150px 'IM Fell DW Pica', Georgia, serif";
  context.textAlign = "center";
  context.fillText("F", 256, 430);
}

/** Planks of the tray. */
export function planks(): CanvasTexture {
  return printed(512, 384, (context) => {
    const next = random(9);
    for (let board = 0; board < 6; board++) {
      const tone = 0.85 + next() * 0.25;
      context.fillStyle = `rgb(${122 * tone} ${84 * tone} ${46 * tone})`;
      context.fillRect(0, board * 64, 512, 64);
      for (let y = 0; y < 64; y += 3 + next() * 6) {
        context.fillStyle = `rgb(40 20 5 / ${next() * 0.22})`;
        context.fillRect(0, board * 64 + y, 512, 1.4);
      }
      context.fillStyle = "rgb(20 10 0 / .5)";
      context.fillRect(0, board * 64, 512, 2);
    }
  });
}

/** Linen of the table: warp and weft. */
export function linen(dark: boolean): CanvasTexture {
  return printed(128, 128, (context) => {
    const next = random(4);
    context.fillStyle = dark ? "#33271b" : "#c9b78f";
    context.fillRect(0, 0, 128, 128);
    for (let i = 0; i < 128; i += 2) {
      context.fillStyle = `rgb(255 246 220 / ${next() * (dark ? 0.06 : 0.14)})`;
      context.fillRect(i, 0, 1, 128);
      context.fillStyle = `rgb(60 40 15 / ${next() * 0.16})`;
      context.fillRect(0, i, 128, 1);
    }
  });
}
