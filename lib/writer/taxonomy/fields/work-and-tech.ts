import type { NicheEntry } from '../niche-entry'

export const workAndTech = {
  'real-estate': [
    'Real estate | 🏡 🔑 | realestate | realestatelife realestatetok | realtors homebuyers',
    'real estate, real estate agent, real estate investing, realtor, estate agent, letting agent, rental property, property manager, property management, house flipping, house hunting, home buying, home buyer, home inspection, first-time buyer, first-time home buyer, first home, mortgage, mortgage broker, mortgage rate, open house, new listing, house listing, closing day, closing costs, apartment hunting, airbnb host, short-term rental, housing market, condo, duplex',
    'listing, property, buyers, sellers, house, home, rent, tenant, deposit, closing, bedroom, sqft, apartment',
    'the front door from the street, the key in the lock, the first step inside, the kitchen from the door, the view from the window, the empty room',
  ],
  finance: [
    'Personal finance | 💸 📊 | personalfinance money | financialliteracy moneymatters moneytok financetok | savers personalfinancecommunity',
    'personal finance, budgeting, budget planner, monthly budget, zero-based budget, saving money, savings, savings account, savings challenge, emergency fund, debt, credit card debt, student loan, student debt, debt payoff, debt free, credit score, credit card, cash stuffing, no-spend month, no spend month, no-buy year, frugal living, side hustle, passive income, tax return, taxes, tax season, pension, retirement, roth ira, 401k, financial advisor, financial freedom, financial literacy, net worth, paycheck, first paycheck, accountant, bookkeeper, bookkeeping, money mindset, grocery budget, cost of living',
    'money, budget, finance, loan, saving, bank, salary, income, bills, interest, invest, afford, spending',
    'the notebook with the numbers, the hands at the calculator, the receipt, the screen over the shoulder, the pen at the total, the closed envelope',
  ],
  business: [
    'Small business | 📦 🛒 | smallbusiness business | supportsmallbusiness shopsmall smallbusinesstiktok smallbusinesscheck | smallbusinessowner entrepreneurs',
    'small business, small business owner, business owner, business idea, business plan, startup, startup founder, entrepreneur, entrepreneurship, founder, online store, online shop, online business, etsy, etsy shop, etsy store, etsy seller, shopify, shopify store, ecommerce, e-commerce, dropshipping, print on demand, amazon fba, wholesale, market stall, craft fair, craft market, packing orders, packaging, packaging idea, pop-up shop, side business, shop owner, product launch, saas, b2b, supplier, social media marketing, social media manager, email marketing, digital marketing, marketing agency, gift shop, corner shop, subscription box',
    'business, customers, orders, order, launch, sales, stock, restock, brand, marketing, shop, store, clients, product, pricing, inventory, marketing, stall, booth, market',
    'the door or the desk at the start of the day, the hands packing, the label, the stack of orders, the product up close, the last parcel',
  ],
  freelance: [
    'Freelance and remote work | 💻 ☕ | freelance workfromhome | freelancelife freelancing remotework wfhlife | freelancers remoteworkers',
    'freelance, freelancer, freelancing, freelance designer, freelance writer, freelance client, freelance rate, upwork, fiverr, virtual assistant, remote work, remote job, working from home, work from home, wfh, wfh setup, home office, coworking, coworking space, self-employed, solopreneur, consultant, consulting, invoice, unpaid invoice, client call',
    'client, clients, rates, contract, remote, hourly, proposal, scope, gig, retainer',
    'the desk in the morning, the calendar, the screen over the shoulder, the mug, the call from behind, the laptop closing',
  ],
  career: [
    'Jobs and careers | 💼 📄 | career work | worklife careertok worktok | jobseekers professionals',
    'job interview, job search, job hunt, job application, job offer, new job, first job, dream job, quit my job, quitting my job, corporate job, 9-5, 9 to 5, career change, career advice, career coach, resume, cv, cover letter, linkedin, linkedin profile, interview question, recruiter, recruiting, internship, intern, layoff, laid off, promotion at work, pay rise, salary negotiation, performance review, notice period, my boss, coworker, co-worker, toxic workplace, office job, team meeting, hr manager',
    'job, career, interview, hire, hiring, salary, raise, manager, office, meeting, corporate, colleague, email, work',
    'the screen with the page, the clothes laid out, the clock, the door, the notes, the walk out',
  ],
  nursing: [
    'Nursing and health work | 🩺 💉 | healthcare | healthcareworkers medtok | healthcareprofessionals',
    'nurse, nursing school, nursing student, night shift nurse, er nurse, icu nurse, new grad nurse, travel nurse, registered nurse, student nurse, nurse practitioner, nclex, scrubs, paramedic, emt, carer, care home, caregiver, medical student, junior doctor, resident doctor, pharmacist, pharmacy, physiotherapist, physiotherapy, physical therapist, physical therapy, occupational therapist, dental hygienist, radiographer, healthcare worker, phlebotomist, massage therapist, chiropractor, nutritionist, dietitian',
    'nursing, patients, patient, ward, shift, night shift, hospital, clinic, icu, doctor, stethoscope, clinicals',
    'the shoes at the start of the shift, the bag, the badge, the empty corridor, the coffee, the shoes at the end of it',
  ],
  tech: [
    'Tech and gadgets | 📱 💻 | tech technology | techlife gadgets techtok | techlovers',
    'tech, tech review, technology, gadget, smartphone, iphone, android phone, samsung, samsung galaxy, google pixel, pixel phone, laptop, macbook, gaming laptop, pc build, custom pc, gpu, mechanical keyboard, headphones, noise cancelling headphones, earbuds, airpods, smartwatch, apple watch, ipad, desk setup, smart home, 3d printing, 3d printer, drone, raspberry pi, arduino, home server, homelab, wifi router, robot vacuum, usb-c, power bank, cybersecurity, linux, windows 11, e-reader, projector, vr headset, smart glasses, flip phone, dumbphone, dumb phone, password manager',
    'phone, battery, screen, app, charger, keyboard, monitor, camera, specs, update, android, router, chip, cable, unboxing, computer, software',
    'the box being opened, the thing in the hand, the screen up close, the ports and buttons, the cable going in, the desk with it in place',
  ],
  coding: [
    'Coding | 💻 🐛 | coding programming | codinglife devlife codetok | developers programmers',
    'coding, coding bootcamp, coder, programming, programmer, web development, web developer, software engineer, software engineering, software developer, frontend developer, backend developer, full stack developer, junior developer, indie hacker, app developer, app development, game dev, game development, indie dev, python, javascript, typescript, c++, c#, node.js, html, css, sql, github, git, open source, leetcode, data science, data scientist, data analyst, machine learning, devops, kubernetes, docker, computer science, code review, merge conflict, api, regex, react native, reactjs, no-code, postgres, excel formula, spreadsheet, unit test, vim',
    'code, bug, deploy, rust, react, java, repo, terminal, compile, framework, backend, frontend, developer, linux, swift, script, database, app, prod, merge',
    'the screen over the shoulder, the hands at the keys, the line up close, the red message, the green one, the mug beside it',
  ],
  ai: [
    'AI tools | 🤖 ✨ | ai artificialintelligence | aitools aitok generativeai aitechnology | aicommunity techlovers',
    'ai tool, ai tools, ai app, ai agent, ai art, ai video, ai image, ai prompt, ai news, ai writing, ai voice, ai chatbot, ai assistant, artificial intelligence, generative ai, chatgpt, chat gpt, gpt, claude code, midjourney, llm, chatbot, prompt engineering, ai automation, openai, ai, stable diffusion, copilot, notebooklm, deepfake',
    'prompt, automation, model, claude, gemini, automate, agent, bot',
    'the screen over the shoulder, the prompt being typed, the answer as it comes, the two versions side by side, the face that reads it',
  ],
  productivity: [
    'Productivity | ✅ 🗓️ | productivity | productivitytips productivitytok getthingsdone | productivitylovers',
    'productivity, productivity app, productivity system, time blocking, time management, to-do list, todo list, planner, bullet journal, bujo, notion template, notion setup, second brain, pomodoro, deep work, morning routine, evening routine, night routine, 5am routine, 5 am club, habit tracker, habit stacking, procrastination, dopamine detox, digital detox, weekly reset, weekly planning, planner setup, goal setting, vision board, screen time detox',
    'notion, obsidian, habit, routine, focus, schedule, goals, calendar, organised, organized, plan, discipline, distraction, wake up',
    'the desk before, the list, the pen at the first line, the clock, the line crossed out, the desk at the end',
  ],
  investing: [
    'Investing | 📈 💼 | investing | investingtok moneymatters | investors',
    'investing, index fund, etf, dividends, dividend stock, stock market, crypto, bitcoin, day trading, forex, stock portfolio, compound interest',
    'stocks, shares, portfolio, broker, invest, trading, trader',
    'the screen over the shoulder, the notebook with the numbers, the chart, the hands at the keys, the date on the page',
  ],
} as const satisfies Record<string, NicheEntry>
