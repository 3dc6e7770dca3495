### 玩家读到的每一句话。各语言使用相同的名称。

## 列举

list-more = { $first }、{ $second }
list-last = { $first }、{ $second }
nothing = 无
between-sentences = { "" }

## 地点

location-tool-maker = 工具匠
    .at = 在工具匠处
    .to = 去工具匠处
location-hut = 小屋
    .at = 在小屋
    .to = 去小屋
location-field = 田地
    .at = 在田地
    .to = 去田地
location-hunt = 狩猎场
    .at = 在狩猎场
    .to = 去狩猎场
location-forest = 森林
    .at = 在森林
    .to = 去森林
location-clay-pit = 黏土坑
    .at = 在黏土坑
    .to = 去黏土坑
location-quarry = 采石场
    .at = 在采石场
    .to = 去采石场
location-river = 河流
    .at = 在河流
    .to = 去河流
location-card-1 = 文明卡 1
    .at = 在文明卡 1
    .to = 去文明卡 1
location-card-2 = 文明卡 2
    .at = 在文明卡 2
    .to = 去文明卡 2
location-card-3 = 文明卡 3
    .at = 在文明卡 3
    .to = 去文明卡 3
location-card-4 = 文明卡 4
    .at = 在文明卡 4
    .to = 去文明卡 4
location-building-1 = 建筑 1
    .at = 在建筑 1
    .to = 去建筑 1
location-building-2 = 建筑 2
    .at = 在建筑 2
    .to = 去建筑 2
location-building-3 = 建筑 3
    .at = 在建筑 3
    .to = 去建筑 3
location-building-4 = 建筑 4
    .at = 在建筑 4
    .to = 去建筑 4
location-igloo-1 = 冰屋 1
    .at = 在冰屋 1
    .to = 去冰屋 1
location-igloo-2 = 冰屋 2
    .at = 在冰屋 2
    .to = 去冰屋 2
location-igloo-3 = 冰屋 3
    .at = 在冰屋 3
    .to = 去冰屋 3
location-igloo-4 = 冰屋 4
    .at = 在冰屋 4
    .to = 去冰屋 4
location-animal = 野兽
    .at = 在野兽处
    .to = 去围堵野兽

gives-tool-maker = 1 个工具
gives-hut = 1 名族人
gives-field = 农业 +1

## 物品

resource-wood = 木头
resource-brick = 砖块
resource-stone = 石块
resource-gold = 金块
resource-food = 食物

good-wood = { $amount } 个木头
good-brick = { $amount } 个砖块
good-stone = { $amount } 个石块
good-gold = { $amount } 个金块
good-food = { $amount } 份食物

## 野兽

animal-polar-bear = 北极熊
animal-wild-boar = 野猪
animal-wolf = 狼
animal-raptor = 猛禽

## 卡牌与建筑

card = { $top }｜{ $bottom }
top-dice-for-all = 全员骰子
top-food = { $amount } 份食物
top-resource-by-dice = 掷 2 颗骰子换{ $resource }
top-points = { $amount } 分
top-tool = { $amount } 个工具
top-agriculture = 农业 +{ $amount }
top-extra-card = 再暗抽 { $amount } 张卡
top-one-use-tool = 一次性工具 { $amount }
top-choose-resources = 任选 { $amount } 个资源

culture-healing = 医药
culture-art = 艺术
culture-writing = 文字
culture-pottery = 陶器
culture-time = 历法
culture-transport = 运输
culture-music = 音乐
culture-weaving = 纺织

profession-farmers = { $icons } 名农夫
profession-tool-makers = { $icons } 名工具匠
profession-hut-builders = { $icons } 名建屋者
profession-shamans = { $icons } 名萨满

price-fixed = { $price }，得 { $points } 分
price-of-kinds = { $kinds } 种共 { $number } 个资源
price-free = { $least } 到 { $most } 个资源
points = { $points } 分
points-by-value = 按价值计分

## 版图

board-title = 石器时代 · 第 { $round } 轮 · { $phase ->
    [placing] 放置族人
    [using] 执行行动
    [feeding] 供养族人
   *[over] 已结束
} · 起始玩家 { $start }
board-variants = 变体：{ $variants }
variant-harsh-winter = 严冬
variant-wild-animals = 野兽
variant-igloos = 冰屋
variant-closed-cards = 暗置卡牌
awaited-place = { $player } 放置族人，家中还有 { $home } 名。
awaited-resolve = { $player } 选择下一个要执行的地点。
awaited-use-tools = { $player } { $aim }掷出 { $dice }，共 { $pips } 点，可以加上工具。
awaited-pay = { $player } 为{ $at }付款，或放弃。
awaited-take-die = { $player } 从骰子 { $dice } 中拿一颗：{ $faces }。
awaited-take-reward = { $player } 的骰子为 { $dice }：点数 { $face } 换 { $reward }，或当作 1 换 { $other }。
awaited-feed = { $player } 还缺 { $missing } 份食物：用资源支付，或失去十分。
awaited-roll = { $at }{ $aim }须掷 { $dice } 颗骰子。
aim-food = 为食物
aim-wood = 为木头
aim-brick = 为砖块
aim-stone = 为石块
aim-gold = 为金块
aim-dice-for-all = 为所有人
aim-reward = 为奖励
board-village = 村庄{ $players ->
    [4] { "" }
   *[other] ：每轮只用三处中的两处
}
board-gathering = 狩猎与采集{ $players ->
    [2] ：每处一位玩家
    [3] ：每处两位玩家
   *[other] { "" }
}
board-pips = 每 { $pips } 点得 1 { $good }
board-cards = 文明卡：牌库 { $deck } 张{ $winter ->
    [yes] ，多付 1 个金块得 6 分
   *[no] { "" }
}
board-cost = { $number } 个资源
board-taken = 已被拿走
board-buildings = 建筑{ $winter ->
    [yes] ：固定价格的多付 1 个石块得 5 分
   *[no] { "" }
}
board-left = 剩 { $left } 张
board-empty = 已空：这是最后一轮
board-igloos = 冰屋
board-animals = 野兽：{ $animals }
board-animal-takes = { $animal }使每次掷骰减 { $penalty } 点
board-animal-waits = { $animal }在等候
board-chase = 围满即驱赶，每名族人掷一颗骰子：
board-players = 玩家
board-you = （你）
column-score = 分数
column-food = 食物
column-agriculture = 农业
column-figures = 族人
column-home = 在家
column-wood = 木头
column-brick = 砖块
column-stone = 石块
column-gold = 金块
column-tools = 工具
board-used-tools = (1) = 本轮已用过的工具
board-culture = { $number ->
    [1] { $culture }
   *[other] { $culture } ×{ $number }
}
board-extra-card = 暗抽的卡：{ $card }
board-hidden-cards = { $number } 张暗置卡牌
board-built = { $number } 座建筑
board-igloos-built = { $number } 座冰屋
board-scoring = 终局计分：{ $cause ->
    [cards] 文明卡不够了
   *[buildings] 一个建筑牌堆已空
}
scoring-in-game = 游戏中得分
scoring-cultures = 文化
scoring-repeated-cultures = 重复的文化
scoring-farmers = 农夫
scoring-tool-makers = 工具匠
scoring-hut-builders = 建屋者
scoring-shamans = 萨满
scoring-resources = 资源
scoring-total = 总分

## 提问与回答

ask-place = 把族人派往哪里？请按版图上的编号选择。
place-thing = { $name }：{ $thing }
ask-figures = 派几名族人{ $to }？
figures-yield = { $figures } 名族人：{ $odds }
odds = 平均 { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $good }，至少 { $least } 的概率 { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
odds-with-tools = { $odds }；用上工具 { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }，至少 { $least } 的概率 { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
odds-of-card = { $name }，{ $top }：{ $odds }
odds-of-faces = { $name }，{ $top }：每个点数出现的概率 { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }，由你先选

ask-resolve = 接下来执行哪个地点？
resolve-this = { $name }（{ $figures } 名族人）

ask-tools = 你掷出 { $dice }，合计 { $total }{ $penalty ->
    [0] 。
   *[other] ；野兽减去 { $penalty }。
}要加上哪些工具？
tools-give = { $goods }，{ $tools }
tool = 工具 { $value }
one-use-tool = 一次性工具 { $value }
no-tools = 不用工具

ask-pay = 用什么支付{ $name }（{ $thing }）？
ask-how-many = { $question }逐种选择资源：
ask-further = { $question }{ $chosen }……
pay = 支付
pay-extra-card = 支付，并多付一个金块换 { $points } 分
pay-extra-building = 支付，并多付一个石块保暖换 { $points } 分
pay-this = 支付 { $goods }{ $points ->
    [0] { "" }
   *[other] ，得 { $points } 分
}
pay-this-and-gold = { $label }，再付一个金块换 { $points } 分
pay-this-and-stone = { $label }，再付一个石块换 { $points } 分
decline = 放弃，把族人带回家
choose-resources = 使用卡牌：任选两个资源
choose-these = 使用卡牌：拿取 { $goods }

ask-die = 桌上的骰子：{ $dice }。你拿哪一颗？
take-die = { $face }：{ $face ->
    [1] 1 个木头
    [2] 1 个砖块
    [3] 1 个石块
    [4] 1 个金块
    [5] 1 个工具
   *[other] 农业 +1
}

ask-reward = 你驱赶野兽掷出：{ $dice }。点数 { $face } 换什么？
reward-points = { $amount } 分
reward-food = { $amount } 份食物
reward-resources = { $amount } 个资源
reward-tools = { $amount } 个工具
reward-agriculture = 农业 +{ $amount }

ask-feed = 还缺 { $missing } 份食物。怎样养活族人？
feed = 用资源支付
feed-this = 支付 { $goods }
starve = 什么都不付，失去 { $points } 分

## 终端里的游戏

welcome = 《石器时代》{ $players } 人局。{ $persons ->
    [0] 全由机器人进行
    [1] 你是 { $people }
   *[other] 你们是 { $people }
}{ $others ->
    [0] 。
   *[other] ，{ $persons ->
        [0] 玩家是
       *[other] 对手是
    } { $bots }。
}
type-help = 输入数字进行选择，输入 ? 查看帮助。
hand-over = 轮到 { $player }。其他人请勿观看，按回车键继续。
prompt = { $player } >
help =
    数字          进行选择；一次输入多个，如 5 3，则依次选择
    行动          用记录的记谱法书写，如 forest*3
    0、back       返回上一个问题
    undo          收回你的上一步，只要之后没有掷骰或翻开新的东西
    board         再次显示桌面
    log           本轮发生的事；log all：整局游戏
    save 文件名   保存当前游戏；以后用 stoneage play --resume 文件名 继续
    quit          到此为止
    ?             显示本帮助
help-place = 放置族人：每名族人每轮工作一次。版图上的编号是你可以去的地点；方括号里的点是空位，字母是族人。去狩猎场、森林、黏土坑、采石场或河流时，再选择派几名；那里每名族人掷一颗骰子。所有人放置完毕后开始工作。
help-resolve = 你的族人按你喜欢的顺序逐个地点工作。掷过的骰子不能收回。
help-use-tools = 骰子已掷出。本轮还没用过的工具可以把全部数值加到点数上；每行写明你会带回多少。一次性工具用后即失。
help-pay = 用符合价格的资源支付，或放弃并把族人带回家。第几张卡就需几个资源；建筑立即得分。
help-take-die = 拿走一颗骰子，得到它代表的东西；下一位玩家从剩下的里面选。
help-take-reward = 野兽被赶走了：你的每颗骰子换取该点数的奖励，或当作 1 换取。
help-feed = 每名族人每轮吃一份食物。缺少的可以用资源支付，一个抵一份；或者保留资源，失去十分。
back-to = 返回
not-a-choice = 这里没有 { $answer }：请从 1 到 { $most } 中选择，或输入 ? 查看帮助。
taken-back = 已收回{ $others ->
    [0] 。
   *[other] ，机器人之后的 { $others } 步也一并收回。
}
undo-nothing = 没有可以收回的：你还没有行动过。
undo-dice = 不能收回：之后已经掷过骰子。
undo-revealed = 不能收回：之后已经翻开了新的东西。
undo-others = 不能收回：之后另一位真人已经做了决定。
saved = 已保存到 { $file }。
save-where = 请说明保存到哪里，例如：save game.json
kept-in = 每一步之后，游戏都会保存到 { $file }。
resume-with = 以后继续：stoneage play --resume { $file }
cannot-save = 无法写入 { $file }（{ $why }）。请换一个文件。
farewell = 再见。
thanks = 感谢参与。

## 为什么不行

illegal-not-in-play = 这不属于本局游戏。
illegal-already-there = 该玩家本轮已经去过那里。
illegal-full = 那里没有空位了。
illegal-village-closed = 不足四人时，村庄的三个地点每轮只能使用两个。
illegal-enough-players = 不足四人时，本轮不能再有其他玩家去那里。
illegal-too-few-figures = 家里的族人不够。
illegal-no-figure-there = 那里没有该玩家的族人。
illegal-no-such-tools = 没有这些工具，或者已经用过。
illegal-no-such-payment = 不能这样支付。
illegal-no-such-meal = 现在不能这样养活族人。
illegal-no-such-die = 没有这样的骰子。
illegal-no-such-reward = 这颗骰子没有这样的奖励。
illegal-dice-first = 必须先掷骰子。
illegal-game-over = 游戏已经结束。
illegal-no-placement = 现在是放置族人：请说出一个地点。
illegal-wrong-number-of-figures = 该地点的族人数量不对。
illegal-no-roll-awaited = 现在不掷骰子。
illegal-not-these-dice = 应掷的不是这些骰子。
illegal-no-such-action = 没有这样的行动。
illegal-not-your-turn = 现在轮到另一位玩家。
illegal-nothing-to-take-back = 没有可以收回的行动。

## 发生了什么

event-figures-placed = { $player } 派 { $figures } 名族人{ $at_to }。
event-phase-began = { $phase ->
    [using] 族人放置完毕：现在开始工作。
   *[feeding] 族人都已回家：现在用餐。
}
event-turn-began = 轮到 { $player } 行动。
event-location-chosen = { $player } { $at }开工。
event-figures-went-home = { $player } 从{ $at_name }带回 { $figures } 名族人。
event-dice-rolled = { $player } { $aim ->
    [food] 为食物
    [wood] 为木头
    [brick] 为砖块
    [stone] 为石块
    [gold] 为金块
    [dice-for-all] 为所有人
   *[reward] 为奖励
}掷出 { $dice }。
event-tools-used = { $player } 加上 { $tools ->
    [0] { "" }
   *[other] { $tools } 个工具
}{ $one_use ->
    [0] { "" }
   *[other] { $tools ->
        [0] { "" }
       *[other] 和{ " " }
    }{ $one_use } 个一次性工具
}。
event-goods-gathered = { $player } 带回 { $goods }（骰子 { $dice_pips }{ $tool_pips ->
    [0] { "" }
   *[other] ，工具 +{ $tool_pips }
}{ $penalty ->
    [0] { "" }
   *[other] ，野兽 −{ $penalty }
}）。
event-tool-gained = { $player } 获得工具：第 { $space } 格现为 { $value }。
event-figure-joined = { $player } 新增一名族人，现有 { $figures } 名。
event-agriculture-rose = { $player } 的农业升至 { $agriculture }。
event-nothing-gained = { $player } 一无所获：{ $what ->
    [tool] 工具无法再升级
    [figure] 没有更多族人
   *[agriculture] 农业已达上限
}。
event-food-gained = { $player } 获得 { $food } 份食物。
event-resources-gained = { $player } 获得 { $goods }。
event-points-scored = { $player } 得 { $points } 分。
event-one-use-tool-gained = { $player } 获得一次性工具 { $value }。
event-resource-choice-gained = { $player } 可在适当时候使用一次：任选两个资源。
event-resources-chosen = { $player } 使用卡牌，拿取 { $goods }。
event-card-taken = { $player } 支付 { $goods }拿走{ $at_name }（{ $card }）{ $gold_traded ->
    [yes] ，其中一个金块换得 { $points } 分
   *[no] { "" }
}。
event-card-declined = { $player } { $by_choice ->
    [yes] 放弃
   *[no] 付不起
}{ $at_name }（{ $card }）。
event-extra-card-taken = { $is_known ->
    [yes] { $player } 抽取牌库顶的卡：{ $card }。
   *[no] { $player } 暗抽牌库顶的一张卡。
}
event-extra-card-missed = { $player } 没有抽到卡：牌库已空。
event-die-taken = { $player } 拿走点数 { $face }。
event-building-taken = { $player } 支付 { $goods }{ $insulated ->
    [yes] （其中一个石块用于保暖）
   *[no] { "" }
}拿走{ $at_name }，得 { $points } 分。
event-building-declined = { $player } { $by_choice ->
    [yes] 放弃
   *[no] 付不起
}{ $at_name }（{ $building }）。
event-building-turned-up = { $at_name } 翻出新建筑：{ $building }。
event-stack-emptied = { $at_name } 的牌堆已空：这是最后一轮。
event-igloo-taken = { $player } 支付 { $goods }{ $insulated ->
    [yes] （其中一个石块用于保暖）
   *[no] { "" }
}拿走{ $at_name }，得 { $points } 分。
event-igloo-declined = { $player } { $by_choice ->
    [yes] 放弃
   *[no] 付不起
}{ $at_name }。
event-animal-surrounded = { $animal }被围住了：开始驱赶。
event-reward-taken = { $player } 用点数 { $face }{ $as_one ->
    [yes] （当作 1）
   *[no] { "" }
}换取：{ $reward ->
    [points] { $amount } 分
    [food] { $amount } 份食物
    [resources] { $amount } 个资源
    [tools] { $amount } 个工具
   *[agriculture] 农业 +{ $amount }
}。
event-animal-driven-off = { $animal }被赶走了。
event-food-harvested = { $player } 收获 { $food } 份食物。
event-food-eaten = { $player } 支付 { $food } 份食物{ $missing ->
    [0] { "" }
   *[other] ，还缺 { $missing } 份
}。
event-resources-eaten = { $player } 用 { $goods }养活其余族人。
event-starved = { $player } { $by_choice ->
    [yes] 让族人挨饿
   *[no] 养不活所有族人
}，失去 { $points } 分。
event-card-slid = 移到{ $at_name }：{ $card }。
event-card-turned-up = { $at_name } 翻出新卡：{ $card }。
event-animal-appeared = 牌库里出现了{ $animal }，在版图旁等候。
event-animal-became-active = 小心{ $animal }：每次掷骰减 { $penalty } 点。
event-tools-refreshed = { $player } 的工具全部恢复可用。
event-round-began = 第 { $round } 轮开始；起始玩家是 { $player }。
event-game-ended = 游戏结束：{ $cause ->
    [cards] 文明卡不够补满了
   *[buildings] 一个建筑牌堆已空
}。
event-extra-card-revealed = { $player } 亮出暗抽的卡：{ $card }。
event-final-scoring-done = { $player } 共 { $total } 分：游戏中 { $in_game }，文化 { $cultures } + { $repeated_cultures }，农夫 { $farmers }，工具匠 { $tool_makers }，建屋者 { $hut_builders }，萨满 { $shamans }，资源 { $resources }。
event-game-won = { $number ->
    [1] { $players } 获胜。
   *[other] { $players } 共享胜利。
}

## 记录

replay = { $players } 的一局游戏，共 { $moves } 步。
replay-start = 第 1 轮开始；起始玩家是 { $player }。
bad-record = { $place } 处：{ $reason }{ $detail }
bad-not-a-record = 这不是石器时代的游戏记录。
bad-not-json = 文件已损坏：无法作为 JSON 读取。
bad-not-utf-8 = 文件已损坏：不是文本。
bad-too-long = 文件太长，不可能是记录。
bad-too-deep = 文件不是记录：嵌套太深。
bad-named-twice = 这一项出现了两次。
bad-wrong-content = 这里不能是这样的内容。
bad-unknown-version = 未知的格式版本：更新的程序也许能读取。
bad-other-rules = 这局游戏使用了另一版规则。
bad-wrong-number-of-seats = 每位玩家必须各有一项。
bad-no-such-seat = 没有这个座位。
bad-unprintable = 名称必须是可读的文字。
bad-impossible-options = 用这些选项无法进行游戏。
bad-impossible-deal = 用这样的牌序无法开始游戏。
bad-face-down = 这个配件还是背面朝上，因此无法重演游戏。
bad-result-missing = 游戏已经结束，但记录没有结果。
bad-wrong-result = 结果与行动不符。
bad-not-over = 记录写有结果，但游戏尚未结束。
bad-digest-differs = 记录封存后被改动过：摘要不符。
bad-seed-differs = 这不是游戏开始前承诺的种子。
bad-unknown-heading = 未知的标题。
bad-wrong-label = 这一步属于另一轮、另一阶段或另一座位。
bad-unreadable = 这不是一步行动。
bad-not-from-the-deal = 游戏不是从牌序开始的。

finding-bad-record = { $place } 处有误：{ $found }
finding-legal = 每一步都合法，结果正确。
finding-unfinished = 每一步都合法；游戏尚未结束。
finding-face-down = 部分配件仍背面朝上，因此暂时无法检查行动。
finding-digest-matches = 记录的摘要正确。
finding-no-digest = 记录没有摘要。
finding-digest-differs = { $place } 处有误：记录封存后被改动过，摘要应为 { $expected }。
finding-no-fair-dice = 这局没有使用公平骰子，无法证明牌序和骰子从何而来。
finding-seed-secret = 种子仍然保密，游戏结束前无法验证牌序和骰子。
finding-seed-matches = 种子与游戏开始前的承诺一致。
finding-seed-differs = { $place } 处有误：这不是游戏开始前承诺的种子。
finding-deal-matches = 牌序由种子得出。
finding-deal-differs = { $place } 处有误：种子得出 { $expected }，记录为 { $found }。
finding-start-matches = 起始玩家由种子得出。
finding-start-named = 起始玩家由玩家们指定。
finding-start-differs = { $place } 处有误：种子得出座位 { $expected }，记录为座位 { $found }。
finding-rolls-match = 每次掷骰都由种子和之前的行动得出。
finding-roll-differs = { $place } 处有误：种子得出 { $expected }，记录为 { $found }。这些骰子或上次掷骰之后的某一步被改动过。
digest = 摘要：{ $digest }
verdict-fair = 全部得到证明：没有改动，骰子公平。
verdict-sound = 没有发现错误；记录里没有的内容无法证明。
verdict-wrong = 这份记录不可信。

cannot-read = 无法读取 { $file }（{ $why }）。请给出一份游戏记录，JSON 或记谱法均可。
no-such-move = 没有第 { $number } 步：请从 0 到 { $most } 中选择。
no-such-round = 没有第 { $number } 轮：请从 1 到 { $most } 中选择。
no-such-seat = 没有座位 { $number }：请从 A 到 { $most } 中选择。
too-many-people = { $people } 个人坐不下 { $players } 人桌：请减少真人或增加玩家数。
too-many-bots = { $people } 个人和 { $bots } 个机器人坐不下 { $players } 人桌：请减少机器人或增加玩家数。
unknown-bot = 没有名为 { $bot } 的机器人。请从 { $bots } 中选择。
resume-alone = --resume 沿用文件中的玩家、机器人和变体：请去掉 { $options }。

## 模拟

simulating = 进行中
simulation-speed = { $games } 局用时 { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } 秒（处理器时间）：每秒 { $games_per_second } 局、{ $decisions_per_second } 次决定，规则{ $compiled ->
    [yes] 已编译
   *[no] 解释执行
}。
simulation-length = 平均每局 { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } 轮、{ NUMBER($decisions, maximumFractionDigits: 0) } 次决定。
simulation-scores = 平均每位玩家 { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) } 分，胜者 { NUMBER($winner, minimumFractionDigits: 1, maximumFractionDigits: 1) } 分。
simulation-ends = 因文明卡用完而结束：{ $cards } 局；因建筑牌堆用空而结束：{ $buildings } 局。

## 机器人检查

fault = 第 { $game } 局{ $decision ->
    [0] 首次决定之前
   *[other] 第 { $decision } 次决定
}出错：{ $reason }（{ $detail }）
fault-cannot-start = 程序无法启动。
fault-ended = 程序擅自退出了。
fault-closed-output = 程序关闭了自己的输出。
fault-too-slow = 程序没有及时回答。
fault-too-long = 程序输出的一行太长。
fault-not-utf-8 = 程序输出的不是文本。
fault-not-json = 程序输出的不是 JSON。
fault-wrong-content = 程序输出的 JSON 不是所期待的回答。
fault-other-protocol = 程序使用另一版本的协议。
fault-wrong-id = 程序回答了没有提出的问题。
fault-no-such-choice = 程序选择了没有提供的选项。
forfeit = 出错次数过多：程序本局判负，余下行动随机决定。
check-up-game = 第 { $number } 局：{ $name } 坐在 { $seat } 位，{ $rounds } 轮后得 { $points } 分，其他玩家得 { $others } 分：{ $outcome ->
    [won] 胜
    [lost] 负
   *[forfeited] 判负
}。
check-up-times = 共 { $decisions } 次决定；中位用时 { NUMBER($median, maximumFractionDigits: 1) } 毫秒，最长 { NUMBER($longest, maximumFractionDigits: 1) } 毫秒。
check-up-faults = { $faults ->
    [0] 没有发现错误。
   *[other] 发现 { $faults } 个错误。
}

## 机器人与竞技场

bot-line = { $name }：{ $style }
bot-planner-name = 谋划者
bot-planner-style = 多想一步，熟知每次掷骰的概率，专抢别人需要的东西。
bot-woodcutter-name = 伐木者
bot-woodcutter-style = 囤积木材，偏爱卡牌，狩猎够吃就好。
bot-forager-name = 采集者
bot-forager-style = 随遇而安，毫无计划。

arena-bot = 机器人
arena-column-games = 局数
arena-column-wins = 胜局
arena-column-share = 胜率
arena-column-interval = 95% 区间
arena-column-rating = 等级分
arena-column-score = 平均分
arena-column-time = 每次决定毫秒
arena-column-faults = 错误
arena-count = { NUMBER($number, maximumFractionDigits: 0) }
arena-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } 至 { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-time = { NUMBER($milliseconds, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-so-far = { $bot } { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }（{ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } 至 { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }）
arena-games = { $players } 人游戏 { $games } 局，共 { $deals } 种牌序，种子 { $seed }。机器人的每个座位各算一局。
arena-winners = 胜者平均 { NUMBER($winner, minimumFractionDigits: 1, maximumFractionDigits: 1) } 分，平均 { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } 轮。
arena-turns = 按行动顺序的胜率（起始玩家在先）：{ $shares }。
arena-rounded = 每种牌序都要轮换所有座位，因此 { $asked } 局变成了 { $games } 局。
arena-interrupted = 已中断：以上是目前的结果。
arena-nothing = 在第一种牌序打完之前就中断了：还没有结果。
arena-empty = 请至少指定一个机器人：{ $bots }。
arena-unknown-bot = 没有名为 { $bot } 的机器人。请从 { $bots } 中选择，或用 --bot "cmd: …" 给出自己程序的命令。
arena-other-match = { $file } 保存的是另一场比赛的对局。请换一个文件，或使用那场比赛的参数。
arena-bot-fault = 座位 { $seat } 的 { $bot } 在第 { $move } 步没有选择可选的行动：{ $fault }
arena-lost-process = 一个对局进程意外结束。进程少一些，内存就省一些：请试试 --processes 1。
ladder-match = { $players } 人，{ $bots }：{ $bot } 胜率 { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }（{ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } 至 { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }）。
ladder-stopped = 已停止；页面没有写入。使用 --keep，以后可以接着进行。
