import type { PageName } from './pages.ts'

/*
 * The pages' first texts, until the owner writes others. They describe what this shop does: when
 * that changes, they change with it.
 */
export const firstPages: Record<PageName, string> = {
  shipping: `This is how what you buy from {studio} reaches you, and what happens if it arrives wrong.

# What it costs

{shipping rule} {highest rate}

- Art prints: {prints rate}
- Clothing: {clothing rate}
- Everything else: {merch rate}

# How long it takes

What is made to order doesn't exist yet when you buy it. {leaving days} Each piece’s page and your cart say the dates. You get a mail when it is on its way, and the page of your order always shows how far it is.

{parcels}

# One of a kind

Some pieces exist once. While somebody pays for one, it is held for that person, so it can't be sold twice. If they change their mind, it can be bought again.

# Returns

Write within {return days} days after it arrived, to {email}. {return postage}

- If something came damaged or isn't as pictured, write what is wrong, with a photograph.
- Commissions are made for you alone, so they can't be returned.

{money back}`,

  privacy: `Here is all that {studio}'s shop knows about you, and why.

# Cookies

There is one cookie. It is called atelier_session, it holds a random number, and it remembers which cart is yours. It lasts 90 days after your last visit. Your browser also keeps that cart's owner number for itself, so that a reload doesn't lose it, and the public pages that you saw last, so that they open without a network.

There is no tracking, no advertising, no analytics by anybody else, and nothing that follows you to other sites. How often a page was looked at on a day, and which site led to it, is counted, without knowing who looked. The fonts and pictures come from this shop itself. That is why no banner asks you to agree to anything.

# When you buy

You pay on the payment provider's own page. Your card number never comes here. From the provider, the shop learns:

- your name and e-mail address, to tell you about your order
- the address that the parcel goes to
- what you bought and what you paid

{who else is told}

# When you write

A message that you send by the contact form is kept until it is answered and done with. The shop doesn't put you on any list.

# How long it is kept

An empty-handed visitor is forgotten after 30 days. Orders are kept as long as tax law asks for. After that, or when you ask for it earlier, your name and address are taken out of them.

# What you can ask for

Write to {email}, and {artist} will send you everything that the shop holds about you, correct it, or delete it. It takes no form.`,

  terms: `Plain words for what we owe each other. They are for everything sold here by {studio}, that is {artist}, whom you reach at {email}.

# Buying

What you put into your cart is not yet promised to you. Once you go to checkout, pieces that are counted are held for you while you pay. You have bought them when your payment has gone through; you then get a mail, and the page of your order says so.

Prices are in {currency}. {what you pay}

# What you get

- A piece's page says what it is.
- Colors look a little different on every screen.

# If something goes wrong

If a piece can't be delivered, you get your money back, all of it. What happens with returns is on the page about shipping and returns. The rights that the law gives you as a buyer are yours, whatever stands here.

# The pictures

Buying a print gives you the print, to keep, hang and give away; it doesn't give the right to copy or sell the picture. Ask, if you have something in mind.

# Commissions

They are agreed on one by one, in writing, before any work begins.`,
}
