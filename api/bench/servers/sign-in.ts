import { session } from "shared/auth";
import type { startProduct } from "./start-product.ts";

export type Product = Awaited<ReturnType<typeof startProduct>>;

/** The token of the product's first admin. */
export const signIn = async ({
  origin,
  email,
  password,
}: Pick<Product, "origin" | "email" | "password">) => {
  const response = await fetch(`${origin}/api/ibirwa-clients/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return session.parse(await response.json()).token;
};
